/// Project files in the forms that Xcode writes, reduced to what the model reads.
enum SampleXcodeProjects {
  /// Groups, build phases and variant groups, as Xcode wrote all projects before version 16. Lies in `App/`.
  static let classic = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 56;
    	objects = {
    		B01 /* Stage.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01 /* Stage.swift */; };
    		B02 /* Legacy.m in Sources */ = {isa = PBXBuildFile; fileRef = F02 /* Legacy.m */; };
    		B03 /* Localizable.xcstrings in Resources */ = {isa = PBXBuildFile; fileRef = F03; };
    		B04 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V01; };
    		B05 /* Old.strings in Resources */ = {isa = PBXBuildFile; fileRef = V02; };
    		B06 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F04; };
    		B07 /* Gone.swift in Sources */ = {isa = PBXBuildFile; fileRef = F05; };
    		B08 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F04; };
    		B09 /* Localizable.xcstrings in Resources */ = {isa = PBXBuildFile; fileRef = F03; };
    		B10 /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = F06; };
    		B11 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F07; };
    		B12 /* Kit in Frameworks */ = {isa = PBXBuildFile; productRef = X01; };
    		F01 /* Stage.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Stage.swift; sourceTree = "<group>"; };
    		F02 /* Legacy.m */ = {isa = PBXFileReference; path = Screens/Old/Legacy.m; sourceTree = SOURCE_ROOT; };
    		F03 = {isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; path = Localizable.xcstrings; sourceTree = "<group>"; };
    		F04 = {isa = PBXFileReference; path = ../Common/Shared.swift; sourceTree = SOURCE_ROOT; };
    		F05 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    		F06 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
    		F07 = {isa = PBXFileReference; path = AppTests/AppTests.swift; sourceTree = "<group>"; };
    		F08 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    		F09 = {isa = PBXFileReference; path = mul.lproj/Main.xcstrings; sourceTree = "<group>"; };
    		F10 = {isa = PBXFileReference; path = en.lproj/Old.strings; sourceTree = "<group>"; };
    		F11 = {isa = PBXFileReference; path = "pt-BR.lproj/Old.strings"; sourceTree = "<group>"; };
    		F12 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Settings/App.xcconfig; sourceTree = "<group>"; };
    		F13 = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		V01 = {isa = PBXVariantGroup; children = (F08, F09, ); name = Main.storyboard; sourceTree = "<group>"; };
    		V02 = {isa = PBXVariantGroup; children = (F10, F11, ); name = Old.strings; sourceTree = "<group>"; };
    		G00 = {isa = PBXGroup; children = (G01, G02, G03, F07, F12, ); sourceTree = "<group>"; };
    		G01 = {isa = PBXGroup; children = (F01, F02, F03, F05, V01, V02, F04, ); path = Screens; sourceTree = "<group>"; };
    		G02 = {isa = PBXGroup; children = (F06, ); name = "The Widget"; path = "Widget Sources"; sourceTree = "<group>"; };
    		G03 = {isa = PBXGroup; children = (F13, ); name = Products; sourceTree = "<group>"; };
    		P01 = {isa = PBXSourcesBuildPhase; files = (B01, B02, B06, B07, ); };
    		P02 = {isa = PBXResourcesBuildPhase; files = (B03, B04, B05, ); };
    		P03 = {isa = PBXSourcesBuildPhase; files = (B08, B10, ); };
    		P04 = {isa = PBXResourcesBuildPhase; files = (B09, ); };
    		P05 = {isa = PBXSourcesBuildPhase; files = (B11, ); };
    		P06 = {isa = PBXFrameworksBuildPhase; files = (B12, ); };
    		T01 = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L01;
    			buildPhases = (P01, P02, P06, );
    			dependencies = (D01, );
    			name = Shop;
    			productType = "com.apple.product-type.application";
    		};
    		T02 = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L02;
    			buildPhases = (P03, P04, );
    			name = ShopWidget;
    			productType = "com.apple.product-type.app-extension";
    		};
    		T03 = {
    			isa = PBXNativeTarget;
    			buildPhases = (P05, );
    			name = AppTests;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    		D01 = {isa = PBXTargetDependency; target = T02; };
    		R00 = {
    			isa = PBXProject;
    			buildConfigurationList = L00;
    			developmentRegion = "en-GB";
    			knownRegions = ("en-GB", Base, "pt-BR", de, );
    			mainGroup = G00;
    			packageReferences = (X00, );
    			projectDirPath = "";
    			targets = (T01, T02, T03, MISSING, );
    		};
    		X00 = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
    		X01 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
    		L00 = {isa = XCConfigurationList; buildConfigurations = (C01, C02, ); defaultConfigurationName = Release; };
    		L01 = {isa = XCConfigurationList; buildConfigurations = (C03, C04, ); defaultConfigurationName = Release; };
    		L02 = {isa = XCConfigurationList; buildConfigurations = (C05, ); defaultConfigurationName = Release; };
    		C01 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_EMIT_LOC_STRINGS = YES; }; name = Debug; };
    		C02 = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				BASE_ID = "com.example";
    				LOCALIZED_STRING_MACRO_NAMES = (NSLocalizedString, CFCopyLocalizedString, );
    				SWIFT_EMIT_LOC_STRINGS = YES;
    			};
    			name = Release;
    		};
    		C03 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "com.example.debug"; }; name = Debug; };
    		C04 = {
    			isa = XCBuildConfiguration;
    			baseConfigurationReference = F12;
    			buildSettings = {
    				INFOPLIST_FILE = "$(SRCROOT)/Screens/Info.plist";
    				INFOPLIST_KEY_NSHumanReadableCopyright = "$(TARGET_NAME) & friends";
    				LOCALIZED_STRING_MACRO_NAMES = ("$(inherited)", ShopText, );
    				PRODUCT_BUNDLE_IDENTIFIER = "$(BASE_ID).$(SUFFIX)";
    			};
    			name = Release;
    		};
    		C05 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_EMIT_LOC_STRINGS = NO; }; name = Release; };
    	};
    	rootObject = R00 /* Project object */;
    }
    """

  /// Folders that Xcode 16 keeps in step with the disk; two targets take from the same one.
  static let synchronized = """
    // !$*UTF8*$!
    {
    	objects = {
    		G00 = {isa = PBXGroup; children = (S01, S02, S03, ); sourceTree = "<group>"; };
    		S01 = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			exceptions = (E01, E02, );
    			explicitFileTypes = {};
    			explicitFolders = (Copied, );
    			path = Shop;
    			sourceTree = "<group>";
    		};
    		S02 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E03, ); path = "Shop Widget"; sourceTree = "<group>"; };
    		S03 = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
    		E01 = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (Info.plist, "Only Widget/Badge.swift", Drafts, "/Localized: Unused.strings", );
    			target = T01;
    		};
    		E02 = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (Localizable.xcstrings, Model/Ticket.swift, "Only Widget/Badge.swift", );
    			target = T02;
    		};
    		E03 = {
    			isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
    			buildPhase = P01;
    			membershipExceptions = (Kind.swift, );
    		};
    		P01 = {isa = PBXSourcesBuildPhase; files = (); };
    		T01 = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L01;
    			buildPhases = (P01, );
    			fileSystemSynchronizedGroups = (S01, );
    			name = Shop;
    			productType = "com.apple.product-type.application";
    		};
    		T02 = {
    			isa = PBXNativeTarget;
    			buildPhases = ();
    			fileSystemSynchronizedGroups = (S02, );
    			name = ShopWidget;
    			productType = "com.apple.product-type.app-extension";
    		};
    		L01 = {isa = XCConfigurationList; buildConfigurations = (C01, ); };
    		C01 = {
    			isa = XCBuildConfiguration;
    			baseConfigurationReferenceAnchor = S03;
    			baseConfigurationReferenceRelativePath = Shop.xcconfig;
    			buildSettings = {};
    			name = Release;
    		};
    		R00 = {isa = PBXProject; developmentRegion = English; knownRegions = (en, Base, fr, ); mainGroup = G00; targets = (T01, T02, ); };
    	};
    	rootObject = R00;
    }
    """

  /// One target with one source, in the XML form that some generators write.
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>rootObject</key><string>R00</string>
      <key>objects</key><dict>
        <key>R00</key><dict>
          <key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G00</string>
          <key>targets</key><array><string>T01</string></array>
        </dict>
        <key>G00</key><dict>
          <key>isa</key><string>PBXGroup</string><key>children</key><array><string>F01</string></array>
        </dict>
        <key>F01</key><dict>
          <key>isa</key><string>PBXFileReference</string><key>path</key><string>Main.swift</string>
          <key>sourceTree</key><string>&lt;group&gt;</string>
        </dict>
        <key>B01</key><dict>
          <key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F01</string>
        </dict>
        <key>P01</key><dict>
          <key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key><array><string>B01</string></array>
        </dict>
        <key>T01</key><dict>
          <key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Tool</string>
          <key>productType</key><string>com.apple.product-type.tool</string>
          <key>buildPhases</key><array><string>P01</string></array>
        </dict>
      </dict>
    </dict></plist>
    """

  /// A project with one synchronized folder and one target named like it.
  static func minimal(_ name: String) -> String {
    """
    { objects = {
      G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S); name = "\(name)"; };
      R = {isa = PBXProject; mainGroup = G; targets = (T); };
    }; rootObject = R; }
    """
  }
}
